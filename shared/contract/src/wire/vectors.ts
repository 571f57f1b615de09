/**
 * Texts that an independent implementation encrypted with given IVs. For tests: the ciphers of the
 * browser and of the server must decrypt each text.
 */
export const wireVectors: readonly {
  readonly secret: string;
  readonly text: string;
  readonly sealed: string;
}[] = [
  {
    secret: 'a secret of sixteen or more',
    text: '',
    sealed: 'AZc2cQZk1huSleVCX_ANZfv6GmeDgkw83RvvySb9u7WYrHtRtoDfJwwR_SVVfvjwdgwhJxP8k-Y4-9NFBfO2COXY',
  },
  {
    secret: 'a secret of sixteen or more',
    text: '{"code":0,"data":{"name":"user0"}}',
    sealed:
      'AZfVefFl1uNmms0OB1zC5H7fDkuXAsOG4VTa9c8tr60WDxBDh7ejhs9LLlvsM1kkIxhcijnlXER56L4VNwguma-gp78Na_KTf7Wle5VwbxnRxhrqY2wYn_5-EgeZZYDqYL4',
  },
  {
    secret: 'a secret of sixteen or more',
    text: 'exactly sixteen!',
    sealed:
      'AZfBOGdb03x-STGCZKvzY3lChNd2XZwZS2lnw679pkav94jFDcaL_dCl2pIqlasTaavZv8zZsGRwOfi3u3taIB28FAqef0NC0EgOb6y17fmyQg',
  },
  {
    secret: '密钥也可以是中文的，够长就行',
    text: '登录 · sign in · تسجيل الدخول · 👩🏽‍💻',
    sealed:
      'ARvtQ0Rz7SxLLzvlf7EdJqbftNMdkfpLah7g7vUDUV8OSNccCieYnbG4mJuwl8TKyuy_RCdpd0DmeRzXjCPeAYktkn0qJ-EA-hVWRRAFaf9-6S9ZaWmKU3DyPACjswyP-ZhjBP7cu_J0-hKDqzVby_AP',
  },
  {
    secret: 'a secret of sixteen or more',
    text: '\uFEFFa leading mark is kept',
    sealed:
      'AZec9SjTrdHX5uXBHuq5jNX3fCrWJd_8-1zYyP204ocIpdK2UFl7HH6eOlYLUdli0yvY9EyWBczwq6JV8RVWK5WEPP2IdlX1hGSWf2QuaIp0TQ',
  },
  {
    secret: 'another secret, another key id',
    text: '\u0000\u0001\r\n\t"\\',
    sealed: 'AROOHknMM47wKXHabfbaA0vJIqFl_D9cDctnD_0vwMVWfzFA1Wt4SkfWXK3JsRPXMH1r2g5UAnusYd779Y5J9r_7',
  },
];
