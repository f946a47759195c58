/** Builds the app, serves it and prints its URL. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'

const USAGE = `npm start -- [--port 4173] [--host 127.0.0.1] [--built]

  --port   or the environment variable PORT: the port to listen on. Without either, 4173 or the next free one.
  --host   the address to listen on; 0.0.0.0 opens it to the network
  --built  serves dist/ as it is, without building first`

const { port, host, built } = options()
try {
  if (!built) await build({ logLevel: 'warn' })
  else if (!existsSync('dist/index.html')) throw new Error('dist/ is not built yet: npm run build')
  const { httpServer } = await preview({
    logLevel: 'warn',
    // CORS lets sandboxed frames (opaque origin) load scripts and styles, as dist/_headers does on other hosts.
    preview: { host, port: port ?? 4173, strictPort: port !== undefined && port !== 0, cors: true },
  })
  console.log(`\n  Backdoku is at ${addressOf(httpServer.address(), host)}   (Ctrl-C ends it)\n`)
} catch (error) {
  fail(error)
}

/** @returns {{ port: number | undefined, host: string, built: boolean }} from the command line and PORT */
function options() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env['PORT'] || undefined },
        host: { type: 'string', default: '127.0.0.1' },
        built: { type: 'boolean', default: false },
      },
    })
    const port = values.port === undefined ? undefined : Number(values.port)
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
      throw new RangeError(`The port is ${values.port}, expected a number from 0 to 65535.`)
    }
    return { port, host: values.host, built: values.built }
  } catch (error) {
    return fail(error, USAGE)
  }
}

/**
 * @param {unknown} error
 * @param {string} [advice]
 * @returns {never}
 */
function fail(error, advice) {
  console.error([error instanceof Error ? error.message : String(error), advice].filter(Boolean).join('\n\n'))
  process.exit(1)
}

/**
 * @param {ReturnType<import('node:http').Server['address']>} address
 * @param {string} host
 */
function addressOf(address, host) {
  const port = typeof address === 'object' ? address?.port : undefined
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  return `http://${isLocal ? 'localhost' : host}:${port}/`
}
