import { defineElement } from './element.ts'

const { currentScript } = document
/** Where the loader came from: the frame is there too. */
const from = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : location.origin

defineElement(from)
