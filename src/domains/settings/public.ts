export { writeSetting } from './change-setting.usecase.ts'
export { nameOf } from './setting-specs.ts'
export { raiseSettingsGeneration, selectSetValues } from './setting.store.ts'
