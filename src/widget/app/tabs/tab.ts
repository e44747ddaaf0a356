import type { ComponentType } from 'react'
import type { Chosen } from '../offer/chosen.ts'

export type TabProps = { onChosen: (chosen: Chosen) => void }

/** A tab's module, in its own chunk. */
export type TabModule = { Tab: ComponentType<TabProps> }
