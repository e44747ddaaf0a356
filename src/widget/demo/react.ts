// React as the demo page's import map provides it, without a bundler; the package uses no other hooks.
export { createElement, useEffect, useRef } from 'react'
export { createRoot } from 'react-dom/client'
