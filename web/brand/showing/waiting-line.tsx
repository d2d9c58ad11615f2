/** Placeholder for a line being written. */
export const WaitingLine = () => (
  <li className="skel-line" aria-hidden="true">
    <span className="sk t" style={{ width: '92%' }} />
    <span className="sk t" style={{ width: '64%' }} />
  </li>
)
