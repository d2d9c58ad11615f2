/** Keeps a floating button off every control of the page, and off what was said last: it stands higher where it would cover one, and hides where there is no room. */

const controls =
  'main :is(a[href], button, input, select, textarea, summary, [role="button"], .talk .said:last-child), .acts-bar, .toast, .skip:focus'
const marginPx = 8
const stepPx = 8
const restMs = 120
/** It may climb over this part of the window. */
const reach = 0.55

type Box = { left: number; right: number; top: number; bottom: number }

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far up, in pixels, `base` has to go to meet none of `obstacles`; undefined when it cannot. */
export function findLift(base: Box, obstacles: readonly Box[], liftMax: number): number | undefined {
  for (let lift = 0; lift <= liftMax; lift += stepPx) {
    const place = {
      left: base.left - marginPx,
      right: base.right + marginPx,
      top: base.top - lift - marginPx,
      bottom: base.bottom - lift + marginPx,
    }
    if (!obstacles.some((each) => meet(place, each))) return lift
  }
  return undefined
}

/** Looks for the place again whenever the page has moved or changed; the answer ends that. */
export function keepClear(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lift = 0
  const place = () => {
    const now = button.getBoundingClientRect()
    if (now.width === 0) return
    const base = { left: now.left, right: now.right, top: now.top + lift, bottom: now.bottom + lift }
    const boxes = [...document.querySelectorAll(controls)].map((each) => each.getBoundingClientRect())
    const visible = boxes.filter(({ width, height }) => width > 0 && height > 0)
    const found = findLift(base, visible, window.innerHeight * reach)
    lift = found ?? 0
    button.style.translate = `0 ${-lift}px`
    button.toggleAttribute('data-tucked', found === undefined)
  }
  const placeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(place, restMs)
  }
  // At once, so that what has just come is never painted under the button; and at rest, for what moved there meanwhile.
  const observer = new MutationObserver(() => {
    place()
    placeSoon()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('scroll', placeSoon, { passive: true })
  window.addEventListener('resize', placeSoon)
  placeSoon()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    window.removeEventListener('scroll', placeSoon)
    window.removeEventListener('resize', placeSoon)
  }
}
