/** The tabs of the administration. */
import { Link, useLocation } from 'react-router'
import { adminPages } from '#web/paths.ts'
import '#web/ui/tool-parts.css'
import './admin.css'

const tabs = [
  { name: 'Users', path: adminPages.people },
  { name: 'Orders', path: adminPages.orders },
  { name: 'Coupons', path: adminPages.coupons },
  { name: 'Waitlist', path: adminPages.waitlist },
  { name: 'Model', path: adminPages.model },
  { name: 'Audit log', path: adminPages.log },
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
