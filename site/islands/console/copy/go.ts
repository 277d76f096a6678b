import type { PrintProgram } from '../request/build-request';

export const print: PrintProgram = ({ method, path, headers, body }, { origin, appId }) => {
  const lines = Object.entries(headers).map(
    ([name, value]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})\n`,
  );
  return `package main

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// Keys come as PKCS#8 ("PRIVATE KEY") or as PKCS#1 ("RSA PRIVATE KEY").
func readKey(file string) *rsa.PrivateKey {
	block, _ := pem.Decode(must(os.ReadFile(file)))
	if block == nil {
		log.Fatal(file, " is not a PEM file")
	}
	if key, err := x509.ParsePKCS8PrivateKey(block.Bytes); err == nil {
		if key, ok := key.(*rsa.PrivateKey); ok {
			return key
		}
	}
	return must(x509.ParsePKCS1PrivateKey(block.Bytes))
}

func main() {
	api, appID := setting("EASEL_API", ${quoted(origin)}), setting("EASEL_APP_ID", ${quoted(appId)})
	key := readKey(setting("EASEL_PRIVATE_KEY", "easel-private-key.pem"))
	path := ${quoted(path)}
	body := ${literal(body ?? '')}

	timestamp := time.Now().Unix()
	random := make([]byte, 16)
	must(rand.Read(random))
	nonce := fmt.Sprintf("%x", random)
	digest := sha256.Sum256([]byte(fmt.Sprintf("${method}\\n%s\\n%d\\n%s\\n%s", path, timestamp, nonce, body)))
	signature := must(rsa.SignPKCS1v15(nil, key, crypto.SHA256, digest[:]))

	request := must(http.NewRequest("${method}", api+path, strings.NewReader(body)))
${lines.join('')}	request.Header.Set("Authorization", fmt.Sprintf("EASEL-SHA256-RSA app_id=%s,nonce_str=%s,timestamp=%d,signature=%s",
		appID, nonce, timestamp, base64.StdEncoding.EncodeToString(signature)))
	response := must(http.DefaultClient.Do(request))
	defer response.Body.Close()
	fmt.Println(response.StatusCode, string(must(io.ReadAll(response.Body))))
}
`;
};

/** Go reads what JSON escapes. */
const quoted = (text: string) => JSON.stringify(text);

/** A raw string keeps the lines of the body, but has no way to write a backtick or a carriage return. */
const literal = (text: string) =>
  text === '' || /[`\r]/.test(text) ? quoted(text) : `\`${text}\``;
