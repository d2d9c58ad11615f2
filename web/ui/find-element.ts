/** Finds the element with this id and type. Throws if there is none, which means page and script do not match. */
export function findElement<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`)
  return found
}
