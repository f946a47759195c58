/** Prints a runnable listing. Arguments: `<program> <py | cpp> <extent>`. Run from the root of the project. */
import { readFileSync } from 'node:fs'
import { runnableSource } from '../../src/search/steps/listing.ts'

const [program, extension, extent] = process.argv.slice(2)
const source = readFileSync(`src/search/programs/${program}/listing.${extension}`, 'utf8')
process.stdout.write(runnableSource(source, extent === 'all' ? 'all' : 'first'))
