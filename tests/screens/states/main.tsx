// First: it sets the order of the layers.
import '../../../src/app/site.css'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { PublicConfig } from '../../../src/engine/model/config/site-config.ts'
import { createI18n } from '../../../src/i18n/site-i18n.ts'
import { statesDataId, type StatesData } from './states-data.ts'
import { StatesPage } from './states-page.tsx'

// The page of states, for developers: drawn by `npm run site -- screens states`, and no part of the site.

const text = document.getElementById(statesDataId)?.textContent ?? ''
const data = JSON.parse(text) as StatesData // written by open-states.ts
const i18n = createI18n(data.locale, data.catalogue)
const config: PublicConfig = { hasSampleNotice: true, iconOrigins: [], meetingUrl: undefined, platforms: {} }

const routeTree = createRootRouteWithContext<{ config: PublicConfig }>()({
  component: () => (
    <I18nProvider i18n={i18n}>
      <StatesPage data={data} />
    </I18nProvider>
  ),
})
const router = createRouter({ routeTree, context: { config }, history: createMemoryHistory() })
createRoot(document.body).render(<RouterProvider router={router} />)
