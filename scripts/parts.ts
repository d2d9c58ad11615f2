/** `npm run parts`: builds the page of all parts and says where it is. */
import { buildParts } from './build-parts.ts'

console.log(`Open ${await buildParts()}/system.html in a browser.`)
