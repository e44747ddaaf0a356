import type { ComponentType } from 'react'
import type { Chosen } from '../offer/chosen.ts'

export type TabProps = { onChosen: (chosen: Chosen) => void }

/** A tab's file: its code is a chunk of its own. */
export type TabModule = { Tab: ComponentType<TabProps> }
