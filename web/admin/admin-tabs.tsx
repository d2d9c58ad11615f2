/** The tabs of the administration. */
import { Link, useLocation } from 'react-router'
import { adminModelPath, paths } from '#web/paths.ts'
import '#web/ui/tool-parts.css'
import './admin.css'

const tabs = [
  { name: 'Users', path: paths.admin },
  { name: 'Orders', path: paths.adminOrders },
  { name: 'Coupons', path: paths.adminCoupons },
  { name: 'Waitlist', path: paths.adminWaitlist },
  { name: 'Model', path: adminModelPath },
  { name: 'Audit log', path: paths.adminLog },
] as const

export function AdminTabs() {
  const { pathname } = useLocation()
  const here = pathname.replace(/(.)\/$/, '$1')
  return (
    <nav className="tabs" aria-label="Admin">
      <div className="wrap">
        <ul>
          {tabs.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} aria-current={here === path ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
