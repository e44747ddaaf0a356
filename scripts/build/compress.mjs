// Compresses the built files once, instead of for each request: `best` as small as they get, `quick` in a thirtieth of the time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FOLDERS = ['dist/client/assets', 'dist/widget/assets']
const quality = process.argv[2] === 'quick' ? 6 : constants.BROTLI_MAX_QUALITY

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(js|css|svg)$/.test(name))
    .map((name) => join(folder, name)),
)
await Promise.all(
  files.map(async (file) => {
    const source = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    )
    writeFileSync(`${file}.gz`, await gzipped(source, { level: 9 }))
  }),
)
