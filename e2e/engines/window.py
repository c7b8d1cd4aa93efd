"""A bare WebKitGTK window for WebKitWebDriver, as narrow as a phone (Debian's MiniBrowser is 447 px wide at least).

It does what WebDriver cannot: it writes the complaints of a page into a file, a line of JSON each, and prints a page.
Arguments: that file, a script that every document begins with, the languages.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

complaints_path, script_path, languages = sys.argv[1:4]
# Roughly the margins of an unchanged print dialog: WebKit ignores the margins of the page.
MARGIN_MM = 10

with open(script_path, encoding="utf8") as file:
    first_script = file.read()

# prefers-reduced-motion: what moves can be neither pressed nor measured.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_automation_allowed(True)
context.set_preferred_languages(languages.split(","))
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)


def complain(text):
    with open(complaints_path, "a", encoding="utf8") as file:
        file.write(json.dumps(text) + "\n")


def open_view(_session):
    manager = WebKit2.UserContentManager()
    for name in ("complaints", "paper"):
        manager.register_script_message_handler(name)
    frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript(first_script, frames, time, None, None))
    view = WebKit2.WebView(is_controlled_by_automation=True, web_context=context, user_content_manager=manager)
    manager.connect(
        "script-message-received::complaints", lambda _, said: complain(said.get_js_value().to_string())
    )
    manager.connect(
        "script-message-received::paper", lambda _, said: print_to(view, said.get_js_value().to_string())
    )
    view.connect("resource-load-started", on_resource)
    view.connect("web-process-terminated", lambda *_: complain("the page crashed"))
    window = Gtk.Window()
    window.set_decorated(False)
    # The narrowest that a journey asks for is 180 px: a phone at twice its zoom.
    window.set_size_request(100, 100)
    window.add(view)
    # Without a window manager the window must take the keyboard itself.
    window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    return view


def on_resource(_view, resource, _request):
    def finished(_):
        response = resource.get_response()
        if response and response.get_status_code() >= 400:
            complain(f"{resource.get_uri()}: the server responded with a status of {response.get_status_code()}")

    def failed(_, error):
        # A load that the page itself ends, such as by leaving, is no fault.
        cancelled = error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED)
        interrupted = WebKit2.PolicyError.FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE
        if not cancelled and not error.matches(WebKit2.policy_error_quark(), interrupted):
            complain(f"{resource.get_uri()}: {error.message}")

    resource.connect("finished", finished)
    resource.connect("failed", failed)


def print_to(view, path):
    """Prints on A4: under WebDriver window.print() does nothing."""
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    for side in ("top", "bottom", "left", "right"):
        getattr(setup, f"set_{side}_margin")(MARGIN_MM, Gtk.Unit.MM)
    settings = Gtk.PrintSettings()
    # Its name is in the language of the process.
    settings.set_printer(GLib.dgettext("gtk30", "Print to File"))
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(path, None))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_page_setup(setup)
    operation.set_print_settings(settings)
    operation.connect("finished", lambda _: open(f"{path}.done", "w").close())
    operation.connect("failed", lambda _, error: complain(f"not printed: {error.message}"))
    operation.print_()
    # Held by the view: Python would let it go before it has printed.
    view.operation = operation


def on_automation(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("tests")
    session.set_application_info(info)
    session.connect("create-web-view::window", open_view)
    session.connect("create-web-view::tab", open_view)


context.connect("automation-started", on_automation)
Gtk.main()
