/** Renders the administration for admins only, whose code nobody else loads; others see a message and are sent home. */
import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useUser } from '#web/account/use-user.ts'
import { LoadingScreen } from '#web/app/loading-screen.tsx'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'

const pauseMs = 500

export function AdminGate() {
  const { isAdmin } = useUser()
  const navigate = useNavigate()
  useEffect(() => {
    if (isAdmin) return
    showToast({ title: 'Access Denied', text: 'Admin privileges required', isBad: true })
    const timer = setTimeout(() => navigate(paths.home, { replace: true }), pauseMs)
    return () => clearTimeout(timer)
  }, [isAdmin, navigate])
  return isAdmin ? <Outlet /> : <LoadingScreen />
}
