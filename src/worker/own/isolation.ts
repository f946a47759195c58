/** By these a program could reach the network, what the browser stores, or other workers. */
const TAKEN_AWAY = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'indexedDB',
  'caches',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'navigator',
  'cookieStore',
  'Notification',
  'FontFace',
  'fonts',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
] as const

/** Takes network and storage away from a scope and from all that it inherits from. */
export function isolate(scope: object): void {
  for (const name of TAKEN_AWAY) {
    for (let owner: object | null = scope; owner !== null; owner = Reflect.getPrototypeOf(owner)) {
      Reflect.deleteProperty(owner, name)
    }
    Reflect.defineProperty(scope, name, { value: undefined, writable: true, configurable: true })
  }
}
