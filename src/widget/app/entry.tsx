import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BOOT_ELEMENT, type FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import { WidgetApp } from './widget-app.tsx'
import './frame.css'

const boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '') as FrameBoot
const root = document.getElementById('root')

if (root)
  createRoot(root).render(
    <StrictMode>
      <WidgetApp boot={boot} />
    </StrictMode>,
  )
