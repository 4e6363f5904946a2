// A WebKitGTK window for `gjs`, controlled by WebKitWebDriver. Debian's own small browser keeps no
// data under a driver; this one uses the profile folder it is given, like a phone.
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [folder, width, height] = ARGV

Gtk.init(null)

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
})
context
  .get_cookie_manager()
  .set_persistent_storage(`${folder}/cookies.sqlite`, WebKit.CookiePersistentStorage.SQLITE)

const settings = new WebKit.Settings({
  enable_media_stream: true,
  enable_mock_capture_devices: true,
})

context.connect('automation-started', (_context, session) => {
  const version = [WebKit.get_major_version(), WebKit.get_minor_version()]
  const application = new WebKit.ApplicationInfo()
  application.set_name('WebKitGTK')
  application.set_version(...version, WebKit.get_micro_version())
  session.set_application_info(application)
  session.connect('create-web-view', openWindow)
})
context.set_automation_allowed(true)

Gtk.main()

function openWindow() {
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings,
  })
  view.connect('permission-request', (_view, request) => {
    request.allow()
    return true
  })
  const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) })
  window.add(view)
  window.show_all()
  return view
}
