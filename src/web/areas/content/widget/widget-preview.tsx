import { createElement, useEffect, useState } from 'react'
import type { WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { elementName } from '#kernel/product-slug.ts'
import { useSite } from '#web/app/site.tsx'
import { attributesOf } from '#src/widget/snippets/changed-fields.ts'

const LOADER = '/widget/v1/loader.js'
/** A widget that is typed at begins anew when the typing rests. */
const REST_MS = 500

/** The widget itself, as another company's page would show it. */
export function WidgetPreview({ settings }: { settings: WidgetConfig }) {
  const { productName } = useSite()
  const rested = useRested(JSON.stringify(settings))
  useEffect(() => {
    if (document.querySelector(`script[src="${LOADER}"]`)) return
    document.head.append(Object.assign(document.createElement('script'), { src: LOADER, async: true }))
  }, [])
  const attributes = Object.fromEntries(attributesOf(JSON.parse(rested) as WidgetConfig))
  return createElement(elementName(productName), { key: rested, ...attributes })
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
