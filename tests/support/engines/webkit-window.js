#!/usr/bin/env -S gjs -m
// A bare window of WebKit for its driver to steer, run by GJS and not by Node: of any size, and without a bar of its own.
// Arguments: width, height, --dark, and --no-script for pages whose scripts don't run. It prints a line of JSON for each address that
// a page asks for, for each line that a page writes to its console, and for each PDF that it has made of a page.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

const [width, height, ...flags] = programArgs;

// The name of the printer is translated.
GLib.setenv('LANGUAGE', 'en', true);
Gtk.init(null);
Gtk.Settings.get_default().gtk_application_prefer_dark_theme = flags.includes('--dark');

/** Print jobs that run: the garbage collector might take one that nothing names. */
const printing = new Set();

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  const application = new WebKit.ApplicationInfo();
  // The driver compares it with the browser that is asked for.
  application.set_name('webkit');
  session.set_application_info(application);
  session.connect('create-web-view', openWindow);
});
Gtk.main();

function openWindow() {
  const manager = listener();
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings: new WebKit.Settings({ enable_javascript_markup: !flags.includes('--no-script') }),
    user_content_manager: manager,
  });
  manager.register_script_message_handler('print');
  manager.connect('script-message-received::print', (_manager, message) => {
    const { file, paper } = JSON.parse(message.get_js_value().to_string());
    printPage(view, file, paper);
  });
  view.connect('resource-load-started', (_view, _resource, request) => tell({ asked: request.get_uri() }));
  const window = new Gtk.Window({ decorated: false, default_width: Number(width), default_height: Number(height) });
  view.connect('close', () => window.destroy());
  window.add(view);
  window.show_all();
  // No window manager gives it the focus, without which nothing is `:focus-visible`.
  window.get_window().focus(0);
  view.grab_focus();
  return view;
}

/** Prints a page into a PDF as a person would: the driver has no printer. WebKit takes the margins from here, not from the page. */
function printPage(view, file, paperName) {
  const settings = new Gtk.PrintSettings();
  settings.set_printer('Print to File');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, Gio.File.new_for_path(file).get_uri());
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf');
  const paper = Gtk.PaperSize.new(paperName === 'A4' ? Gtk.PAPER_NAME_A4 : Gtk.PAPER_NAME_LETTER);
  settings.set_paper_size(paper);
  const setup = new Gtk.PageSetup();
  setup.set_paper_size(paper);
  for (const side of ['top', 'right', 'bottom', 'left']) setup[`set_${side}_margin`](10, Gtk.Unit.MM);
  const operation = new WebKit.PrintOperation({ web_view: view, print_settings: settings, page_setup: setup });
  printing.add(operation);
  operation.connect('failed', (_operation, error) => printerr(error.message));
  // After a failure, too.
  operation.connect('finished', () => {
    printing.delete(operation);
    tell({ printed: file });
  });
  operation.print();
}

/** Hears what pages write to the console: WebKit sends that to the system's journal, which a test can't read. */
function listener() {
  const manager = new WebKit.UserContentManager();
  manager.register_script_message_handler('console');
  manager.connect('script-message-received::console', (_manager, message) => {
    tell({ line: message.get_js_value().to_string() });
  });
  manager.add_script(
    new WebKit.UserScript(
      `(${speak})()`,
      WebKit.UserContentInjectedFrames.ALL_FRAMES,
      WebKit.UserScriptInjectionTime.START,
      null,
      null,
    ),
  );
  return manager;
}

/** Runs in the page, before its own scripts. */
function speak() {
  const { webkit } = globalThis;
  const say = (...words) => webkit.messageHandlers.console.postMessage(words.join(' '));
  for (const level of ['debug', 'error', 'info', 'log', 'warn']) {
    const own = console[level];
    console[level] = (...words) => {
      say(...words);
      own.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => message && say(message));
  addEventListener('unhandledrejection', ({ reason }) => say(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    say(`Refused by ${violatedDirective}: ${blockedURI}`);
  });
}

function tell(what) {
  print(JSON.stringify(what));
}
