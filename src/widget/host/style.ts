import type { WidgetConfig, WidgetScheme } from '#domains/widget/widget-config.contract.ts'

/** Of the tallest tab, which the frame fills; what is taller scrolls inside, so that the page never shifts. */
export const HEIGHT = '720px'

/**
 * The style sheet of a widget, with its values in it: they are checked lengths and colours. `!important` in a shadow
 * root stands above the page's own, so that a page's `* { … }` cannot hide or squeeze the element.
 */
export function styleOf(config: WidgetConfig, scheme: WidgetScheme): CSSStyleSheet {
  const { mode, asWebPage, width, marginTop, primaryColor } = config
  const isBlock = mode === 'inline' || asWebPage
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
:host{all:initial!important;display:${isBlock ? 'block' : 'contents'}!important;inline-size:100%!important;max-inline-size:${width}!important;margin:${marginTop} auto 0!important;font:16px/1.5 system-ui,sans-serif!important;color-scheme:${scheme === 'auto' ? 'light dark' : scheme}!important;color:light-dark(#10201f,#f2ede4)!important}
.box{position:relative;block-size:${HEIGHT};outline:0}
dialog .box{block-size:min(${HEIGHT},100dvh - 5rem)}
.box>*{position:absolute;inset:0;box-sizing:border-box;inline-size:100%;block-size:100%;border:0;border-radius:10px;visibility:hidden}
.box>div{display:grid;place-content:center;justify-items:center;gap:16px;padding:16px;box-shadow:inset 0 0 0 1px #8a82724d;background:light-dark(#fff,#16282e)}
.shown iframe,.loading>.wait,.failed>.fault{visibility:visible}
.wait{background:repeating-linear-gradient(#8a827226 0 48px,#0000 0 72px) content-box,light-dark(#fff,#16282e)!important}
button,a{all:unset;box-sizing:border-box;display:inline-block;padding:12px 20px;border-radius:8px;background:${primaryColor};color:lab(from ${primaryColor} calc((49.44 - l)*1000) 0 0);font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid;outline-offset:2px}
.float{position:fixed;inset-block-end:24px;inset-inline-end:24px;z-index:2147483647;box-shadow:0 8px 24px -8px}
dialog{box-sizing:border-box;inline-size:${width};max-inline-size:100vw;max-block-size:none;padding:8px;border:0;border-radius:16px;overflow:hidden;background:light-dark(#fff,#16282e);color:inherit}
dialog::backdrop{background:#072a34b3}
.close{display:block;inline-size:max-content;margin-inline-start:auto;background:none;color:inherit}
@media(forced-colors:active){button,a{border:1px solid}}`)
  return sheet
}
