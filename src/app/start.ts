import { appLinkId, laterId } from '#engine/model/config/app-link.ts'
import { isSupported } from './is-supported.ts'

// The first script of a page, with nothing that older engines lack: it imports the app in those that are supported. The app's file
// stands in the page; so this file stays the same when the app changes. What the app needs is fetched from here on, so that the
// typeface, which the first paint needs, does not share the line with it (docs/decisions/0064-first-sight.md). It runs as soon as
// it is there, often while the page is being read: to run it after that would leave the line unused while the page is laid out.

const later = document.getElementById(laterId)

if (isSupported() && later instanceof HTMLTemplateElement) {
  document.head.append(later.content)
  const app = document.querySelector<HTMLLinkElement>(`#${appLinkId}`)?.href
  if (app !== undefined) {
    onceParsed(() => {
      import(/* @vite-ignore */ app).catch((error: unknown) =>
        console.error('The page stays as it was delivered:', error),
      )
    })
  }
} else onceParsed(adaptToOldEngine)

/** The app reads the data at the end of the page. */
function onceParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act)
  else act()
}

function adaptToOldEngine(): void {
  document.querySelectorAll<HTMLElement>('[data-scripted]').forEach((element) => {
    element.hidden = true
  })
  // Engines that know no layers ignore all of our styles. Where they are known, styles count more than attributes.
  document.querySelectorAll('svg[aria-hidden]:not([width])').forEach((icon) => icon.setAttribute('width', '24'))
}
