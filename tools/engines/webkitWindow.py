#!/usr/bin/python3
"""
A window of WebKitGTK that WebKitWebDriver can drive. WebKit's own MiniBrowser is never narrower than 447 pixels under
automation, and tells nobody what pages complain of. This one takes width, height and a file, to which it adds each
complaint as a JSON string, one a line. A page that posts a message to `print` is printed to the file of that name with .pdf
added. Debian's Python, because Debian's packages hold the bindings.
"""
import pathlib
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

width, height, complaints_file = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

WATCH = """
(() => {
  const tell = (text) => webkit.messageHandlers.complaint.postMessage(JSON.stringify(text));
  const { error, warn } = console;
  console.error = (...words) => { tell('console: ' + words.join(' ')); error.apply(console, words); };
  console.warn = (...words) => { tell('console: ' + words.join(' ')); warn.apply(console, words); };
  addEventListener('error', ({ message }) => { if (message) tell('exception: ' + message); });
  addEventListener('unhandledrejection', ({ reason }) => tell('exception: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy: ' + violatedDirective + ' ' + blockedURI));
})();
"""


def keep_complaint(_manager, result):
    with open(complaints_file, "a", encoding="utf-8") as file:
        file.write(result.get_js_value().to_string() + "\n")


def print_to_file(view):
    operation = WebKit2.PrintOperation.new(view)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, pathlib.Path(complaints_file + ".pdf").as_uri())
    paper = Gtk.PageSetup()
    paper.set_paper_size_and_default_margins(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    for set_margin in (paper.set_top_margin, paper.set_bottom_margin, paper.set_left_margin, paper.set_right_margin):
        set_margin(0, Gtk.Unit.POINTS)
    operation.set_print_settings(settings)
    operation.set_page_setup(paper)
    operation.print_()


def create_web_view(_session, context):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    manager = view.get_user_content_manager()
    manager.register_script_message_handler("complaint")
    manager.connect("script-message-received::complaint", keep_complaint)
    manager.register_script_message_handler("print")
    manager.connect("script-message-received::print", lambda *_: print_to_file(view))
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript.new(WATCH, frames, start, None, None))
    view.get_settings().set_enable_page_cache(True)
    view.set_size_request(width, height)
    window = Gtk.Window(decorated=False, resizable=False)
    window.add(view)
    window.show_all()
    # Without a window manager nobody else gives it the keyboard.
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    return view


def automation_started(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkitWindow")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_web_view, context)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])
context.connect("automation-started", automation_started)
Gtk.main()
