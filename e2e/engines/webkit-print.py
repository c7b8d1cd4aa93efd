"""Prints a page with WebKitGTK: webkit-print.py ADDRESS FILE.pdf MARGIN_MM. It needs a display (Xvfb will do)."""

import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

address, file, margin = sys.argv[1], sys.argv[2], float(sys.argv[3])
limit_seconds = 60

view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
window = Gtk.OffscreenWindow()
window.set_default_size(1024, 768)
window.add(view)
window.show_all()


def paper():
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    for set_margin in (
        setup.set_top_margin,
        setup.set_bottom_margin,
        setup.set_left_margin,
        setup.set_right_margin,
    ):
        set_margin(margin, Gtk.Unit.MM)
    return setup


def to_file():
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file, None))
    return settings


def fail(reason):
    print(reason, file=sys.stderr)
    # The main loop's caller would go on; a test must see that nothing was printed.
    sys.exit(1)


def on_load(_view, event):
    if event != WebKit2.LoadEvent.FINISHED:
        return
    operation = WebKit2.PrintOperation.new(view)
    operation.set_page_setup(paper())
    operation.set_print_settings(to_file())
    operation.connect("finished", lambda _operation: Gtk.main_quit())
    operation.connect("failed", lambda _operation, error: fail(error.message))
    operation.print_()
    # Held by the view: Python would let it go before it has printed.
    view.operation = operation


view.connect("load-changed", on_load)
view.connect("load-failed", lambda _view, _event, uri, error: fail(f"{uri}: {error.message}"))
GLib.timeout_add_seconds(limit_seconds, lambda: fail(f"Nothing printed within {limit_seconds} seconds."))
view.load_uri(address)
Gtk.main()
