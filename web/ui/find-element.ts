/** The element with this id, of this kind. Throws when the page has none: then page and script do not fit. */
export function findElement<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`)
  return found
}
