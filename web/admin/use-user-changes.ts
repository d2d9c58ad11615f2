/**
 * An admin's changes to one user: each is shown before the server confirms it, sent in order, reported in a toast,
 * and rolled back if refused.
 */
import { useRef, useState } from 'react'
import type { AdminUserDetail } from '#contract/admin.ts'
import { roleNames } from '#contract/plain/people.ts'
import { refreshUser, useUser } from '#web/account/use-user.ts'
import { cacheChangedUser } from '#web/admin/admin-queries.ts'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { send } from '#web/calls/send.ts'
import { showToast } from '#web/ui/toast.tsx'

type Field = 'accountStatus' | 'subscriptionStatus' | 'userRole' | 'hasAccess' | 'isAdmin'
type Change = Partial<Pick<AdminUserDetail, Field>>

type Sent = {
  answer: Promise<{ user: AdminUserDetail }>
  done: string
  failed: string
}

/** Sends a change; returns its promise with the messages for success and failure. */
function sendChange({ id }: AdminUserDetail, change: Change): Sent | undefined {
  const params = { id }
  const { accountStatus, subscriptionStatus, userRole, hasAccess, isAdmin } = change
  if (accountStatus !== undefined) {
    return {
      answer: send('PATCH /api/admin/users/:id/status', { params, body: { status: accountStatus } }),
      done: `User status updated to ${accountStatus}`,
      failed: 'Failed to update user status',
    }
  }
  if (subscriptionStatus !== undefined) {
    return {
      answer: send('PATCH /api/admin/users/:id/subscription', { params, body: { subscriptionStatus } }),
      done: `Subscription status updated to ${subscriptionStatus}`,
      failed: 'Failed to update subscription status',
    }
  }
  if (userRole !== undefined) {
    return {
      answer: send('PATCH /api/admin/users/:id/role', { params, body: { userRole } }),
      done: `User role updated to ${roleNames[userRole]}`,
      failed: 'Failed to update user role',
    }
  }
  if (hasAccess !== undefined) {
    return {
      answer: send('PATCH /api/admin/users/:id/access', { params, body: { hasAccess } }),
      done: `User access ${hasAccess ? 'granted' : 'revoked'}`,
      failed: 'Failed to update user access',
    }
  }
  if (isAdmin === undefined) return undefined
  return {
    answer: send('PATCH /api/admin/users/:id/admin', { params, body: { isAdmin } }),
    done: `Admin privileges ${isAdmin ? 'granted' : 'revoked'}`,
    failed: 'Failed to update admin privileges',
  }
}

/** A sentence on how many sessions a suspension or ban has ended. */
function tellEnded(before: AdminUserDetail, after: AdminUserDetail): string | undefined {
  const ended = before.sessions - after.sessions
  if (after.accountStatus === 'active' || ended <= 0) return undefined
  return ended === 1 ? 'One open session has ended.' : `${ended} open sessions have ended.`
}

/** The user with unconfirmed changes applied, and a function to change them; it resolves to whether that was saved. */
export function useUserChanges(user: AdminUserDetail) {
  const me = useUser()
  const [pending, setPending] = useState<readonly Change[]>([])
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const run = async (change: Change): Promise<boolean> => {
    const sent = sendChange(user, change)
    if (!sent) return false
    try {
      const { user: after } = await sent.answer
      const text = tellEnded(user, after)
      showToast({ title: sent.done, ...(text !== undefined && { text }) })
      await cacheChangedUser(after)
      if (user.id === me.id) void refreshUser()
      return true
    } catch (error) {
      showFailureToast(sent.failed, error)
      return false
    } finally {
      setPending((all) => all.filter((each) => each !== change))
    }
  }
  const change = (changed: Change): Promise<boolean> => {
    setPending((all) => [...all, changed])
    const kept = turn.current.then(() => run(changed))
    turn.current = kept
    return kept
  }
  const shown = { ...user, ...Object.fromEntries(pending.flatMap((each) => Object.entries(each))) }
  return { shown, change }
}
