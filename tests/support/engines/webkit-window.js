#!/usr/bin/env -S gjs -m
// Program for GJS (not Node) that opens a WebKit window without toolbars. WebKit's driver controls the window.
// Arguments: width and height in pixels, --dark (prefers a dark colour scheme), --no-script (turns off the scripts of pages).
// The program writes a line of JSON to its standard output for each request of a page, for each line that a page writes to the console,
// and for each page that has been printed to a PDF.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

const [width, height, ...flags] = programArgs;

// Set the language to English, because GTK translates the printer name "Print to File" used below.
GLib.setenv('LANGUAGE', 'en', true);
Gtk.init(null);
Gtk.Settings.get_default().gtk_application_prefer_dark_theme = flags.includes('--dark');

/** Print operations in progress. The set keeps the garbage collector from deleting them. */
const printing = new Set();

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  const application = new WebKit.ApplicationInfo();
  // This name must equal `browserName` in the capabilities of the WebDriver session.
  application.set_name('webkit');
  session.set_application_info(application);
  session.connect('create-web-view', openWindow);
});
Gtk.main();

function openWindow() {
  const manager = consoleListener();
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
  view.connect('resource-load-started', (_view, _resource, request) => tell({ request: request.get_uri() }));
  const window = new Gtk.Window({ decorated: false, default_width: Number(width), default_height: Number(height) });
  view.connect('close', () => window.destroy());
  window.add(view);
  window.show_all();
  // Focus the window, because no window manager runs here to do so. Without the focus, `:focus-visible` matches nothing.
  window.get_window().focus(0);
  view.grab_focus();
  return view;
}

/** Prints a page to a PDF, which the driver can't do. The margins are those set here (10 mm), not those of the page's styles. */
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
  // WebKit also sends `finished` after a failure.
  operation.connect('finished', () => {
    printing.delete(operation);
    tell({ printed: file });
  });
  operation.print();
}

/** Returns a content manager that sends console lines of pages to this program. Otherwise the lines go only to the system's journal. */
function consoleListener() {
  const manager = new WebKit.UserContentManager();
  manager.register_script_message_handler('console');
  manager.connect('script-message-received::console', (_manager, message) => {
    tell({ line: message.get_js_value().to_string() });
  });
  manager.add_script(
    new WebKit.UserScript(
      `(${forwardConsole})()`,
      WebKit.UserContentInjectedFrames.ALL_FRAMES,
      WebKit.UserScriptInjectionTime.START,
      null,
      null,
    ),
  );
  return manager;
}

/** Script that runs in each page before the page's own scripts. It sends console lines, errors and policy violations to the program. */
function forwardConsole() {
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
    say(`Blocked by ${violatedDirective}: ${blockedURI}`);
  });
}

function tell(what) {
  print(JSON.stringify(what));
}
