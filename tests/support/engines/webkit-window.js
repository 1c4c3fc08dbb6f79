#!/usr/bin/env -S gjs -m
// A bare window of WebKit for its driver to steer, run by GJS and not by Node: of any size, and without a bar of its own.
// Arguments: width, height, --dark, and --no-script for pages whose scripts don't run. It prints a line of JSON for each address that
// a page asks for and for each line that a page writes to its console.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

const [width, height, ...flags] = programArgs;

Gtk.init(null);
Gtk.Settings.get_default().gtk_application_prefer_dark_theme = flags.includes('--dark');

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
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings: new WebKit.Settings({ enable_javascript_markup: !flags.includes('--no-script') }),
    user_content_manager: listener(),
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
