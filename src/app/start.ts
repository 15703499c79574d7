import { appLinkId } from '#model/config/app-link.ts'
import { isSupported } from './is-supported.ts'

// The first script of a page, with nothing that older engines lack: it imports the app in those that are supported. The app's file
// stands in the page, which fetches it ahead; so this file stays the same when the app changes.

const app = document.getElementById(appLinkId)

if (isSupported() && app instanceof HTMLLinkElement) {
  import(/* @vite-ignore */ app.href).catch((error: unknown) =>
    console.error('The page stays as it was delivered:', error),
  )
} else {
  document.querySelectorAll<HTMLElement>('[data-scripted]').forEach((element) => {
    element.hidden = true
  })
  // Engines that know no layers ignore all of our styles. Where they are known, styles count more than attributes.
  document.querySelectorAll('svg[aria-hidden]:not([width])').forEach((icon) => icon.setAttribute('width', '24'))
}
