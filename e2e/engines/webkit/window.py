"""A bare WebKitGTK window for WebKitWebDriver, as narrow as a phone (Debian's MiniBrowser is 447 px wide at least).

It tells the tests over a socket what WebDriver does not tell: addresses, new windows, complaints, downloads.
Arguments: the socket, a script that every document begins with, languages, a folder for downloads.
"""

import json
import os
import socket
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

link_path, script_path, languages, downloads = sys.argv[1:5]
link = socket.socket(socket.AF_UNIX)
link.connect(link_path)
views = []


def tell(event, view=None, **facts):
    number = views.index(view) if view in views else None
    link.sendall((json.dumps({"event": event, "view": number, **facts}) + "\n").encode())


with open(script_path, encoding="utf8") as file:
    first_script = file.read()

# prefers-reduced-motion: what moves can be neither pressed nor measured.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_automation_allowed(True)
context.set_preferred_languages(languages.split(","))
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)


def script(source):
    frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    return WebKit2.UserScript(source, frames, time, None, None)


def content_manager():
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler("tests")
    manager.add_script(script(first_script))
    return manager


def open_view(related=None):
    settings = WebKit2.Settings()
    settings.set_javascript_can_open_windows_automatically(True)
    manager = content_manager()
    origin = {"related_view": related} if related else {"web_context": context}
    view = WebKit2.WebView(
        is_controlled_by_automation=True, settings=settings, user_content_manager=manager, **origin
    )
    views.append(view)
    manager.connect(
        "script-message-received::tests",
        lambda _, result: tell("problem", view, **json.loads(result.get_js_value().to_string())),
    )
    view.connect("notify::uri", lambda *_: tell("address", view, url=view.get_uri()))
    view.connect("load-changed", on_load)
    view.connect("resource-load-started", on_resource)
    view.connect("create", lambda opener, _: open_view(opener))
    view.connect("decide-policy", on_policy)
    view.connect("close", lambda _: window.destroy())
    view.connect("web-process-terminated", lambda *_: tell("crash", view))
    window = Gtk.Window()
    window.set_decorated(False)
    # The narrowest that a journey asks for is 180 px: a phone at twice its zoom.
    window.set_size_request(100, 100)
    window.add(view)
    # Without a window manager the last window to be shown must take the keyboard itself.
    window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
    window.connect("destroy", lambda _: tell("closed", view))
    window.show_all()
    tell("opened", view, opener=views.index(related) if related else None)
    return view


def on_load(view, moment):
    response = view.get_main_resource() and view.get_main_resource().get_response()
    status = response.get_status_code() if response else 0
    tell("load", view, moment=moment.value_nick, url=view.get_uri(), status=status)


def on_resource(view, resource, _request):
    def finished(_):
        response = resource.get_response()
        if response and response.get_status_code() >= 400:
            text = f"Failed to load resource: the server responded with a status of {response.get_status_code()}"
            tell("problem", view, kind="console", type="error", text=text, url=resource.get_uri())

    def failed(_, error):
        # A load that the page itself ends, such as by leaving, is no fault.
        if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            text = f"Failed to load resource: {error.message}"
            tell("problem", view, kind="console", type="error", text=text, url=resource.get_uri())

    resource.connect("finished", finished)
    resource.connect("failed", failed)


def on_policy(_view, decision, kind):
    if kind != WebKit2.PolicyDecisionType.NEW_WINDOW_ACTION:
        return False
    decision.use()
    return True


def on_download(_, download):
    def choose(_, name):
        path = os.path.join(downloads, f"{len(os.listdir(downloads))}-{name.replace('/', '_')}")
        download.set_destination(f"file://{path}")
        url = download.get_request().get_uri()
        tell("download", download.get_web_view(), name=name, path=path, url=url)
        return True

    download.connect("decide-destination", choose)
    download.connect("finished", lambda _: tell("downloaded", path=download.get_destination()[7:], failure=None))
    download.connect(
        "failed", lambda _, error: tell("downloaded", path=download.get_destination()[7:], failure=error.message)
    )


def on_automation(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("tests")
    session.set_application_info(info)
    session.connect("create-web-view::window", lambda _: open_view())
    session.connect("create-web-view::tab", lambda _: open_view())


def on_order(source, _condition):
    """A script that later documents begin with."""
    line = orders.readline()
    if not line:
        Gtk.main_quit()
        return GLib.SOURCE_REMOVE
    order = json.loads(line)
    for view in views if order["view"] is None else [views[order["view"]]]:
        view.get_user_content_manager().add_script(script(order["script"]))
    tell("ordered", number=order["number"])
    return GLib.SOURCE_CONTINUE


orders = link.makefile("r", encoding="utf8")
GLib.io_add_watch(link.fileno(), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, on_order)
context.connect("download-started", on_download)
context.connect("automation-started", on_automation)
Gtk.main()
