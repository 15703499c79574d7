// The desk in the browser: the server bundles it, and no build of the site has it.
import { createRoot } from 'react-dom/client'
import './desk.css'
import { App } from './app.tsx'
import { applyScheme, readScheme } from './shell/scheme.ts'

applyScheme(readScheme())
const place = document.getElementById('desk')
if (place) createRoot(place).render(<App />)
