import { BusinessError, HttpStatusError, NetworkError } from '@atrium/runtime';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const TIMEOUT = msg({ id: 'host.component.request-error.408', message: '请求超时' });

/** The catalogue: what a status says to the person in front of the console. */
const STATUS_WORDS: Readonly<Record<number, MessageDescriptor>> = {
  400: msg({ id: 'host.component.request-error.400', message: '请求错误' }),
  401: msg({ id: 'host.component.request-error.401', message: '登录已失效，请重新登录' }),
  403: msg({ id: 'host.component.request-error.403', message: '拒绝访问' }),
  405: msg({ id: 'host.component.request-error.405', message: '请求方式不受支持' }),
  408: TIMEOUT,
  409: msg({ id: 'host.component.request-error.409', message: '请求与当前状态冲突' }),
  413: msg({ id: 'host.component.request-error.413', message: '请求内容过大' }),
  415: msg({ id: 'host.component.request-error.415', message: '请求内容的类型不受支持' }),
  429: msg({ id: 'host.component.request-error.429', message: '请求过于频繁，请稍后再试' }),
  500: msg({ id: 'host.component.request-error.500', message: '服务器内部错误' }),
  501: msg({ id: 'host.component.request-error.501', message: '服务未实现' }),
  502: msg({ id: 'host.component.request-error.502', message: '网关错误' }),
  503: msg({ id: 'host.component.request-error.503', message: '服务不可用' }),
  504: msg({ id: 'host.component.request-error.504', message: '网关超时' }),
  505: msg({ id: 'host.component.request-error.505', message: 'HTTP 版本不受支持' }),
};

const FAULT_WORDS: Readonly<Record<NetworkError['kind'], MessageDescriptor>> = {
  offline: msg({ id: 'host.component.request-error.offline', message: '无法连接服务器，请检查网络' }),
  timeout: TIMEOUT,
  unreadable: msg({ id: 'host.component.request-error.unreadable', message: '服务器的响应无法读取' }),
};

/** What to say about a request that failed, as a message with its values; the server's own words come as they are. */
export function requestErrorWords(error: Error): MessageDescriptor | string {
  if (error instanceof BusinessError) return `${error.msg} ${error.url}`;
  if (error instanceof NetworkError) return FAULT_WORDS[error.kind];
  if (error instanceof HttpStatusError) return statusWords(error);
  return msg({ id: 'host.component.request-error.unknown', message: '请求失败' });
}

function statusWords({ status, url }: HttpStatusError): MessageDescriptor {
  if (status === 404) {
    return msg({ id: 'host.component.request-error.404', message: `请求地址错误：${url}` });
  }
  return (
    STATUS_WORDS[status] ??
    msg({ id: 'host.component.request-error.status', message: `请求失败（状态码 ${status}）` })
  );
}
