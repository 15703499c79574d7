import { appLinkId, laterId } from '#engine/model/config/app-link.ts'
import { isSupported } from './is-supported.ts'

// The first script of a page, with nothing that older engines lack: it imports the app in those that are supported. The app's file
// stands in the page; so this file stays the same when the app changes. What the app needs is fetched from here on, so that the
// typeface, which the first paint needs, does not share the line with it (docs/decisions/0064-first-sight.md).

const later = document.getElementById(laterId)

if (isSupported() && later instanceof HTMLTemplateElement) {
  document.head.append(later.content)
  const app = document.querySelector<HTMLLinkElement>(`#${appLinkId}`)?.href
  if (app !== undefined) {
    import(/* @vite-ignore */ app).catch((error: unknown) =>
      console.error('The page stays as it was delivered:', error),
    )
  }
} else {
  document.querySelectorAll<HTMLElement>('[data-scripted]').forEach((element) => {
    element.hidden = true
  })
  // Engines that know no layers ignore all of our styles. Where they are known, styles count more than attributes.
  document.querySelectorAll('svg[aria-hidden]:not([width])').forEach((icon) => icon.setAttribute('width', '24'))
}
