/** A grey placeholder where the next generated line will appear. */
export const WaitingLine = () => (
  <li className="skel-line" aria-hidden="true">
    <span className="sk t" style={{ width: '92%' }} />
    <span className="sk t" style={{ width: '64%' }} />
  </li>
)
