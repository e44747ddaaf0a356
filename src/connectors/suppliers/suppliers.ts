import { EUROPCAR } from './europcar/manifest.ts'
import { FLEXIBLE_AUTOS } from './flexible-autos/manifest.ts'
import { GREEN_MOTION } from './green-motion/manifest.ts'
import { OK_MOBILITY } from './ok-mobility/manifest.ts'
import { OTA } from './ota/manifest.ts'
import { RENTICAR } from './renticar/manifest.ts'

/** Every supplier with its own protocol. The position here determines its simulator's port. */
export const SUPPLIERS = [OK_MOBILITY, EUROPCAR, FLEXIBLE_AUTOS, GREEN_MOTION, RENTICAR, OTA] as const
