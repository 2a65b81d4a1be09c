/**
 * All controls on one page, for development: `npm run dev`, then `/ui/gallery/`. It is not part of the production
 * build. `?theme=dark` and `?theme=light` override the system's setting.
 */
import '../theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from '../feedback/ToastProvider.tsx'
import { ActionsPage } from './ActionsPage.tsx'
import { DisplayPage } from './DisplayPage.tsx'
import { FieldsPage } from './FieldsPage.tsx'
import { OverlaysPage } from './OverlaysPage.tsx'
import { StatesPage } from './StatesPage.tsx'

const theme = new URLSearchParams(window.location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <main className="mx-auto flex max-w-360 flex-col gap-8 px-4 py-8">
        <ActionsPage />
        <DisplayPage />
        <FieldsPage />
        <StatesPage />
        <OverlaysPage />
      </main>
    </ToastProvider>
  </StrictMode>,
)
