// React as the browser imports it by the demo page's import map, for want of a bundler; the package uses no other hooks.
export { createElement, useEffect, useRef } from 'react'
export { createRoot } from 'react-dom/client'
