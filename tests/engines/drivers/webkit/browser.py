#!/usr/bin/python3
"""A window of WebKitGTK, started by WebKitWebDriver.

MiniBrowser, which the driver comes with, cannot be narrower than 447 px, and the driver can run no script before those of a
page, cannot print, and tells nothing of the console. This window can be of any width. It runs the script of the file
--before first, appends what that script reports to the file --reports, and prints to the file --paper when asked to.
"""
import argparse
import ctypes
import pathlib
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Ends together with the driver, however that ends.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

parser = argparse.ArgumentParser()
parser.add_argument("--before", required=True)
parser.add_argument("--reports", required=True)
parser.add_argument("--paper", required=True)
options, _ = parser.parse_known_args()

settings = WebKit2.Settings()
settings.set_enable_page_cache(True)
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)

manager = WebKit2.UserContentManager()
with open(options.before, encoding="utf-8") as script:
    everywhere = WebKit2.UserContentInjectedFrames.TOP_FRAME
    start = WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript.new(script.read(), everywhere, start, None, None))


def write_report(_manager, result):
    with open(options.reports, "a", encoding="utf-8") as reports:
        reports.write(result.get_js_value().to_string().replace("\n", " ") + "\n")


manager.connect("script-message-received::report", write_report)
manager.register_script_message_handler("report")

views = []


def print_page(_manager, _result):
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    for set_margin in (page.set_top_margin, page.set_right_margin, page.set_bottom_margin, page.set_left_margin):
        set_margin(15, Gtk.Unit.MM)
    target = Gtk.PrintSettings()
    target.set_printer("Print to File")
    target.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    target.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, pathlib.Path(options.paper).as_uri())
    view = views[-1]
    operation = WebKit2.PrintOperation.new(view)
    operation.set_page_setup(page)
    operation.set_print_settings(target)
    operation.connect("finished", end_printing, view)
    operation.print_()


def end_printing(_operation, view):
    view.evaluate_javascript("dispatchEvent(new Event('printed'))", -1, None, None, None, None)


manager.connect("script-message-received::print", print_page)
manager.register_script_message_handler("print")

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["vi-VN"])


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=manager,
        settings=settings,
        is_controlled_by_automation=True,
    )
    views.append(view)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def start_session(_context, session):
    name = WebKit2.ApplicationInfo()
    name.set_name("WebKitGTK")
    name.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(name)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start_session)
Gtk.main()
