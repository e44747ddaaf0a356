import { definePlan, type SupplierManifest } from '../supplier-manifest.ts'
import { GREEN_MOTION_ACCOUNTS } from './accounts.ts'
import { createGreenMotion } from './connector.ts'

const { greenMotion } = GREEN_MOTION_ACCOUNTS

export const GREEN_MOTION = {
  name: 'greenMotion',
  folder: 'green-motion',
  address: 'SUPPLIER_GREENMOTION_URL',
  pictureHosts: 'SUPPLIER_GREENMOTION_PICTURES',
  meanings: {
    SUPPLIER_GREENMOTION_URL: 'address of Green Motion, or of U-Save',
    SUPPLIER_GREENMOTION_USERNAME: 'user name of the account at Green Motion',
    SUPPLIER_GREENMOTION_PASSWORD: 'password of the account at Green Motion',
  },
  row: { id: 15, code: 'green-motion', name: 'Green Motion' },
  plans: [
    definePlan({
      id: 'green-motion',
      row: { name: 'GreenMotion', label: 'Standard', paymentTiming: 'part', marginBasisPoints: 1000 },
      account: {
        SUPPLIER_GREENMOTION_USERNAME: greenMotion.username,
        SUPPLIER_GREENMOTION_PASSWORD: greenMotion.password,
      },
      connect: (connection, account) =>
        createGreenMotion({
          ...connection,
          username: account.SUPPLIER_GREENMOTION_USERNAME,
          password: account.SUPPLIER_GREENMOTION_PASSWORD,
        }),
    }),
  ],
  simulatesImages: true,
  async startSimulator(options) {
    const { startGreenMotionSimulator } = await import('#src/simulators/green-motion/simulator.ts')
    return startGreenMotionSimulator(options)
  },
} as const satisfies SupplierManifest
