import { StartFailure } from '#platform/start-failure.ts'
import { definePlan, type SupplierManifest } from '../supplier-manifest.ts'
import { RENTICAR_ACCOUNT } from './accounts.ts'
import { createRenticar } from './connector.ts'
import { placesIn, type RenticarPlaces } from './places.ts'

export const RENTICAR = {
  name: 'renticar',
  folder: 'renticar',
  address: 'SUPPLIER_RENTICAR_URL',
  meanings: {
    SUPPLIER_RENTICAR_URL: 'address of Renticar REST',
    SUPPLIER_RENTICAR_EMAIL: 'e-mail of the account at Renticar',
    SUPPLIER_RENTICAR_PASSWORD: 'password of the account at Renticar',
    SUPPLIER_RENTICAR_PLACES: 'path of the JSON file that places its locations on the map',
  },
  row: { id: 13, code: 'renticar', name: 'Renticar' },
  plans: [
    definePlan({
      id: 'renticar',
      row: { name: 'Renticar', label: 'Standard', paymentTiming: 'part', marginBasisPoints: 1000 },
      account: {
        SUPPLIER_RENTICAR_EMAIL: RENTICAR_ACCOUNT.email,
        SUPPLIER_RENTICAR_PASSWORD: RENTICAR_ACCOUNT.password,
        SUPPLIER_RENTICAR_PLACES: null,
      },
      connect: (connection, account) =>
        createRenticar({
          ...connection,
          email: account.SUPPLIER_RENTICAR_EMAIL,
          password: account.SUPPLIER_RENTICAR_PASSWORD,
          places: account.SUPPLIER_RENTICAR_PLACES
            ? placesAt(account.SUPPLIER_RENTICAR_PLACES)
            : simulatedPlaces(),
        }),
    }),
  ],
  async startSimulator(options) {
    const { startRenticarSimulator } = await import('#src/simulators/renticar/simulator.ts')
    return startRenticarSimulator(options)
  },
} as const satisfies SupplierManifest

async function simulatedPlaces(): Promise<RenticarPlaces> {
  const locations = await import('#src/simulators/renticar/simulated-locations.ts')
  return locations.simulatedPlaces()
}

function placesAt(file: string): RenticarPlaces {
  try {
    return placesIn(file)
  } catch (cause) {
    throw new StartFailure(`SUPPLIER_RENTICAR_PLACES: ${file}: ${String(cause)}`, { cause })
  }
}
